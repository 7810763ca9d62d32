export { toOpeningHoursSpecification, type OpeningHoursSpecification } from './opening-hours-specification';
export { weeklyHours } from './weekly-hours';
export type { OpenSpan, Span, Weekday, WeeklyHours } from './week';
