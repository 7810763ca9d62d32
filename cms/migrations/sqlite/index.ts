import * as migration_20261124_042055_initial from './20261124_042055_initial';
import * as migration_20261125_021230_object_key from './20261125_021230_object_key';
import * as migration_20261125_223031_shared_drafts from './20261125_223031_shared_drafts';
import * as migration_20261126_091049_bulk_changes from './20261126_091049_bulk_changes';
import * as migration_20261126_125542_old_websites from './20261126_125542_old_websites';
import * as migration_20261127_034706_old_home from './20261127_034706_old_home';

export const migrations = [
  {
    up: migration_20261124_042055_initial.up,
    down: migration_20261124_042055_initial.down,
    name: '20261124_042055_initial',
  },
  {
    up: migration_20261125_021230_object_key.up,
    down: migration_20261125_021230_object_key.down,
    name: '20261125_021230_object_key',
  },
  {
    up: migration_20261125_223031_shared_drafts.up,
    down: migration_20261125_223031_shared_drafts.down,
    name: '20261125_223031_shared_drafts',
  },
  {
    up: migration_20261126_091049_bulk_changes.up,
    down: migration_20261126_091049_bulk_changes.down,
    name: '20261126_091049_bulk_changes',
  },
  {
    up: migration_20261126_125542_old_websites.up,
    down: migration_20261126_125542_old_websites.down,
    name: '20261126_125542_old_websites',
  },
  {
    up: migration_20261127_034706_old_home.up,
    down: migration_20261127_034706_old_home.down,
    name: '20261127_034706_old_home'
  },
];
