export { toOpeningHoursSpecification } from './opening-hours-specification';
export { specialDays, upcomingSpecialHours, type SpecialHours } from './special-days';
export { weeklyHours } from './weekly-hours';
