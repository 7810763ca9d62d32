// Jest's globalTeardown.
export { stopPostgres as default } from './postgres.mjs';
