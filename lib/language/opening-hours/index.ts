export { readDay, textsOfGrid, type DayGrid } from './day-grid';
export { readHours } from './read-entry';
export { toOpeningHoursSpecification } from './opening-hours-specification';
export {
  sayMoreThanDays,
  understandingOf,
  specialDays,
  upcomingSpecialHours,
  weeklyHours,
  type SpecialHours,
} from './weekly-hours';
