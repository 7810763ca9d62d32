import { spawn } from 'node:child_process';
import { once } from 'node:events';

test('no text keeps the server busy for long, whatever its characters', async () => {
  const reading = spawn(process.execPath, ['test/read-hostile-texts.mjs'], {
    stdio: 'inherit',
    timeout: 80_000,
  });
  expect(await once(reading, 'exit')).toEqual([0, null]);
}, 90_000);
