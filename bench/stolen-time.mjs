import { existsSync, readFileSync } from 'node:fs';

const FILE = '/proc/stat';

/**
 * Of all processors since the start, in the kernel's ticks: time worked, and time in which another guest of
 * the same host had the processor.
 */
const readTimes = () => {
  const [user, nice, system, , , irq, softirq, stolen] = readFileSync(FILE, 'utf8')
    .split('\n', 1)[0]
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return { worked: user + nice + system + irq + softirq, stolen };
};

/**
 * Begins to watch how much of the processor a virtual machine's host gives to others.
 * @returns {() => number} the share, 0 to 1, of the time since then that was wanted and not had; 0 where the
 * kernel does not say
 */
export const watchStolenTime = () => {
  if (!existsSync(FILE)) return () => 0;
  const before = readTimes();
  return () => {
    const now = readTimes();
    const stolen = now.stolen - before.stolen;
    const wanted = now.worked - before.worked + stolen;
    return wanted > 0 ? stolen / wanted : 0;
  };
};
