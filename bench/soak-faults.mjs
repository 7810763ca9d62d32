// What fails while bench/soak.mjs runs: the content server and the leads' receiver, each in its own rotation.
const contentModes = ['ok', 'refused', 'ok', '500', 'ok', 'hang', 'ok', 'flapping'];
const receiverModes = ['ok', 'failing', 'ok', 'refused', 'slow'];

/**
 * Goes through every state several times. `end` repairs both.
 * @param {{ setMode: (mode: string) => unknown }} content
 * @param {{ setMode: (mode: string) => unknown }} receiver
 * @param {number} ms the length of one state of the content server
 */
export const injectFaults = (content, receiver, ms) => {
  let changes = 0;
  const next = (stand, modes) => stand.setMode(modes[changes % modes.length]);
  const timer = setInterval(() => {
    changes += 1;
    void Promise.all([next(content, contentModes), next(receiver, receiverModes)]);
  }, ms);
  const end = async () => {
    clearInterval(timer);
    await content.setMode('ok');
    await receiver.setMode('ok');
  };
  return { end, changes: () => changes };
};
