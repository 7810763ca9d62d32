import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, start, startTyped } from './start-saver';

// Two people at one form, and the text of an earlier visit: nothing that is typed is lost in the form.

const left = { at: '2026-01-01', changes: { city: 'Y' }, madeFrom: { city: 'X' } };
/** The server's answer when somebody else has changed the title to `stored`. */
const bothTo = (mine: unknown, theirs: unknown, stored = theirs) => ({
  status: 412,
  json: {
    errors: [{ data: { conflicts: [{ field: 'title', stored, mine, theirs }], by: 'o@x', at: '2026' } }],
  },
});

test('what others changed comes into the form when nothing is unsaved, and is never sent back as an old text', async () => {
  const { saver, sent, resets, pass } = await startTyped();
  saver.update({ title: 'BC', city: 'X' });
  await sent[0]!.answer(ok({ title: 'B', city: 'By others' }));
  assert.deepStrictEqual(resets, []);
  saver.update({ title: 'BCD', city: 'X' });
  await pass();
  assert.deepStrictEqual(sent[1]?.body, { title: 'BCD', madeFrom: { title: 'B' }, _status: 'draft' });
  await sent[1]!.answer(ok({ title: 'BCD', city: 'By others' }));
  assert.deepStrictEqual([resets, saver.state], [[{ title: 'BCD', city: 'By others' }], 'saved']);
  saver.update({ title: 'BCD', city: 'By others' });
  assert.equal(saver.state, 'saved');
});

test('of what both changed one text is chosen; until then both are there and nothing is sent', async () => {
  const { saver, sent, resets, pass, kept } = start();
  for (const choice of ['mine', 'theirs'] as const) {
    saver.update({ title: `B ${choice}`, city: 'X' });
    await pass();
    await sent.at(-1)!.answer(bothTo(`B ${choice}`, 'T'));
    assert.deepStrictEqual(
      [saver.state, kept()?.changes, saver.question?.by],
      ['conflict', { title: `B ${choice}` }, 'o@x'],
    );
    const before = sent.length;
    saver.retry();
    void saver.publish();
    assert.equal(sent.length, before);
    saver.answer('title', choice);
    const { body, isPublished } = sent.at(-1)!;
    assert.deepStrictEqual(
      [body.title, body.madeFrom.title, isPublished],
      choice === 'mine' ? ['B mine', 'T', true] : [undefined, undefined, true],
    );
    await sent.at(-1)!.answer(ok({ title: choice === 'mine' ? 'B mine' : 'T', city: 'X' }));
    assert.equal(saver.state, 'saved');
  }
  assert.deepStrictEqual(resets.at(-1), { title: 'T', city: 'X' });
});

test('a choice sends what the server has merged, made from what is stored; a text typed since is asked anew', async () => {
  const { saver, sent, resets } = await startTyped();
  await sent[0]!.answer(bothTo('B and theirs', 'T and mine', 'T'));
  saver.answer('title', 'theirs');
  const made = { title: 'T and mine', madeFrom: { title: 'T' }, _status: 'draft' };
  assert.deepStrictEqual(sent[1]?.body, made);
  await sent[1]!.answer(bothTo('B', 'T 2'));
  saver.update({ title: 'Typed since', city: 'X' });
  saver.answer('title', 'mine');
  assert.deepStrictEqual(sent[2]?.body, { ...made, title: 'Typed since' });
  await sent[2]!.answer(ok({ title: 'Typed since', city: 'X' }));
  // The form shows the choice at once.
  assert.deepStrictEqual([saver.state, resets], ['saved', [{ title: 'T and mine', city: 'X' }]]);
});

test('text that is typed while the server draws the form is saved next, and is in the form', async () => {
  const { saver, sent, resets, drawn, pass } = start();
  drawn.isHeld = true;
  saver.update({ title: 'B', city: 'X' });
  await pass();
  await sent[0]!.answer(ok({ title: 'B', city: 'By others' }));
  saver.update({ title: 'BC', city: 'X' });
  await drawn.letGo();
  // The first drawing of the form, which shows nothing of it.
  saver.update({ title: 'B', city: 'By others' });
  await drawn.letGo();
  saver.update({ title: 'BC', city: 'By others' });
  assert.deepStrictEqual(resets.at(-1), { title: 'BC', city: 'By others' });
  await pass();
  assert.deepStrictEqual(sent[1]?.body, { title: 'BC', madeFrom: { title: 'B' }, _status: 'draft' });
});

test('what a crash left stays when something else is typed before the answer to it', async () => {
  const { saver, sent, resets, drawn, pass } = start({ title: 'A', city: 'X' }, left);
  drawn.isHeld = true;
  void saver.decide(true);
  assert.deepStrictEqual(resets, [{ title: 'A', city: 'Y' }]);
  saver.update({ title: 'B', city: 'X' });
  await sent[0]!.answer(ok({ title: 'A', city: 'Y' }));
  await drawn.letGo();
  saver.update({ title: 'B', city: 'Y' });
  await pass();
  assert.deepStrictEqual(sent[1]?.body, { title: 'B', madeFrom: { title: 'A' }, _status: 'draft' });
});

test('a save whose answer was lost is no change of somebody else', async () => {
  const { saver, sent, pass } = start();
  saver.update({ title: 'B', city: 'X' });
  void saver.publish();
  await sent[0]!.answer(new TypeError('Failed to fetch'));
  saver.update({ title: 'BC', city: 'X' });
  await pass();
  await sent[1]!.answer(bothTo('BC', 'B'));
  assert.deepStrictEqual([saver.state, sent[2]?.isPublished], ['saving', true]);
  assert.deepStrictEqual(sent[2]?.body.madeFrom, { title: 'B' });
});

test('what a crash left on the device is offered, and merged as it was made', async () => {
  const { saver, sent, resets, forgotten, kept } = start({ title: 'Newer', city: 'X' }, left);
  assert.deepStrictEqual([saver.left, forgotten()], [left, 0]);
  void saver.decide(true);
  assert.deepStrictEqual([saver.left, forgotten(), kept()?.changes], [null, 1, { city: 'Y' }]);
  assert.deepStrictEqual(sent[0]?.body, { city: 'Y', madeFrom: { city: 'X' }, _status: 'draft' });
  await sent[0]!.answer(ok({ title: 'Newer', city: 'Y' }));
  assert.deepStrictEqual([resets.length, saver.state], [1, 'saved']);
});

test('what a crash left and somebody else has changed since is asked about, and stays on the device', async () => {
  const { saver, sent, kept } = start({ title: 'Newer', city: 'Theirs' }, left);
  void saver.decide(true);
  assert.deepStrictEqual(sent[0]?.body.madeFrom, { city: 'X' });
  const conflicts = [{ field: 'city', stored: 'Theirs', mine: 'Y', theirs: 'Theirs' }];
  await sent[0]!.answer({ status: 412, json: { errors: [{ data: { conflicts } }] } });
  assert.deepStrictEqual([saver.state, kept()?.changes], ['conflict', { city: 'Y' }]);
  saver.answer('city', 'theirs');
  assert.deepStrictEqual([saver.state, kept(), sent.length], ['saved', null, 1]);
});

test('the text of a crash is there until somebody decides, whatever is typed and saved before', async () => {
  const { saver, sent, pass, forgotten, kept } = start(undefined, left);
  saver.update({ title: 'B', city: 'X' });
  await pass();
  await sent[0]!.answer(ok({ title: 'B', city: 'X' }));
  assert.deepStrictEqual([saver.state, saver.left, forgotten(), kept()], ['saved', left, 0, null]);
  void saver.decide(false);
  assert.deepStrictEqual([saver.left, forgotten(), sent.length], [null, 1, 1]);
});
