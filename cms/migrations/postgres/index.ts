import * as migration_20261124_042105_initial from './20261124_042105_initial';

export const migrations = [
  {
    up: migration_20261124_042105_initial.up,
    down: migration_20261124_042105_initial.down,
    name: '20261124_042105_initial'
  },
];
