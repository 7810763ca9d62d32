export { toOpeningHoursSpecification } from './opening-hours-specification';
export { weeklyHours } from './weekly-hours';
