// Before all tests.
export { startShared as default } from './support/shared-servers';
