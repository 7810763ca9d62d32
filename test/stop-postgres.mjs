export { stopPostgres as default } from './start-postgres.mjs';
