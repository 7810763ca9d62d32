import * as migration_20261124_042055_initial from './20261124_042055_initial';

export const migrations = [
  {
    up: migration_20261124_042055_initial.up,
    down: migration_20261124_042055_initial.down,
    name: '20261124_042055_initial'
  },
];
