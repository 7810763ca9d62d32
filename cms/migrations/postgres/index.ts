import * as migration_20261124_042105_initial from './20261124_042105_initial';
import * as migration_20261125_021328_object_key from './20261125_021328_object_key';
import * as migration_20261125_223042_shared_drafts from './20261125_223042_shared_drafts';
import * as migration_20261126_091102_bulk_changes from './20261126_091102_bulk_changes';
import * as migration_20261126_125629_old_websites from './20261126_125629_old_websites';
import * as migration_20261127_034714_old_home from './20261127_034714_old_home';

export const migrations = [
  {
    up: migration_20261124_042105_initial.up,
    down: migration_20261124_042105_initial.down,
    name: '20261124_042105_initial',
  },
  {
    up: migration_20261125_021328_object_key.up,
    down: migration_20261125_021328_object_key.down,
    name: '20261125_021328_object_key',
  },
  {
    up: migration_20261125_223042_shared_drafts.up,
    down: migration_20261125_223042_shared_drafts.down,
    name: '20261125_223042_shared_drafts',
  },
  {
    up: migration_20261126_091102_bulk_changes.up,
    down: migration_20261126_091102_bulk_changes.down,
    name: '20261126_091102_bulk_changes',
  },
  {
    up: migration_20261126_125629_old_websites.up,
    down: migration_20261126_125629_old_websites.down,
    name: '20261126_125629_old_websites',
  },
  {
    up: migration_20261127_034714_old_home.up,
    down: migration_20261127_034714_old_home.down,
    name: '20261127_034714_old_home'
  },
];
