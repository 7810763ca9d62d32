export { readDay, textsOfGrid, weekOfGrid, type DayGrid } from './day-grid';
export { toOpeningHoursSpecification } from './opening-hours-specification';
export {
  isUnderstood,
  specialDays,
  upcomingSpecialHours,
  weeklyHours,
  type SpecialHours,
} from './weekly-hours';
