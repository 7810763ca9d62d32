import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, start } from './start-saver';

// What the bar says and what this device keeps, at every turn of the connection and of other people.

test('after a pause what was changed is sent, with what it was made from; then it is saved', async () => {
  const { saver, sent, pass, kept } = start();
  saver.update({ title: 'A', city: 'X' });
  assert.deepStrictEqual([saver.state, sent.length, kept()], ['saved', 0, null]);
  saver.update({ title: 'B', city: 'X' });
  assert.deepStrictEqual([saver.state, kept()?.changes], ['saving', { title: 'B' }]);
  await pass();
  assert.deepStrictEqual(sent[0]?.body, { title: 'B', madeFrom: { title: 'A' }, _status: 'draft' });
  await sent[0]!.answer(ok({ title: 'B', city: 'X' }));
  assert.deepStrictEqual([saver.state, kept()], ['saved', null]);
});

test('without a connection it says so, keeps the text, tries again, and is saved when one is back', async () => {
  const { saver, sent, timers, pass, kept } = start();
  saver.update({ title: 'B', city: 'X' });
  await pass();
  await sent[0]!.answer(new TypeError('Failed to fetch'));
  assert.deepStrictEqual([saver.state, kept()?.changes, timers[0]?.ms], ['unsaved', { title: 'B' }, 2000]);
  saver.update({ title: 'BC', city: 'X' });
  assert.deepStrictEqual([saver.state, kept()?.changes], ['unsaved', { title: 'BC' }]);
  await pass();
  await sent[1]!.answer({ status: 502, json: null });
  assert.deepStrictEqual([saver.state, timers[0]?.ms], ['unsaved', 4000]);
  saver.retry();
  await sent[2]!.answer(ok({ title: 'BC', city: 'X' }));
  assert.deepStrictEqual([saver.state, kept()], ['saved', null]);
});

test('without a session it asks to log in; the text stays and is saved after that', async () => {
  const { saver, sent, pass, kept } = start();
  saver.update({ title: 'B', city: 'X' });
  void saver.publish();
  await sent[0]!.answer({ status: 403, json: { errors: [{ message: 'Forbidden' }] } });
  assert.deepStrictEqual([saver.state, kept()?.changes], ['login', { title: 'B' }]);
  saver.update({ title: 'BC', city: 'X' });
  assert.deepStrictEqual([saver.state, sent.length], ['login', 1]);
  saver.retry();
  await sent[1]!.answer(ok({ title: 'BC', city: 'X' }));
  assert.equal(saver.state, 'saved');
  await pass();
  assert.equal(sent.length, 2);
});

test('a refusal is told in its words, and tried again when the text changes', async () => {
  const { saver, sent, timers, pass } = start();
  saver.update({ title: 'B'.repeat(2_000_000), city: 'X' });
  await pass();
  await sent[0]!.answer({ status: 413, json: { errors: [{ message: 'Too many texts.' }] } });
  assert.deepStrictEqual([saver.state, saver.message, timers.length], ['refused', 'Too many texts.', 0]);
  saver.update({ title: 'B', city: 'X' });
  assert.equal(saver.state, 'saving');
});

test('what is typed while a save is on its way is saved next, made from what was sent', async () => {
  const { saver, sent, pass } = start();
  saver.update({ title: 'B', city: 'X' });
  await pass();
  saver.update({ title: 'BC', city: 'Y' });
  await sent[0]!.answer(ok({ title: 'B', city: 'X' }));
  assert.equal(saver.state, 'saving');
  await pass();
  assert.deepStrictEqual(sent[1]?.body.madeFrom, { title: 'B', city: 'X' });
});

test('what others changed comes into the form when nothing is unsaved, and is never sent back as an old text', async () => {
  const { saver, sent, resets, pass } = start();
  saver.update({ title: 'B', city: 'X' });
  await pass();
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
  const both = {
    status: 412,
    json: { errors: [{ data: { conflicts: [{ field: 'title', theirs: 'T' }], by: 'o@x', at: '2026' } }] },
  };
  for (const choice of ['mine', 'theirs'] as const) {
    saver.update({ title: `B ${choice}`, city: 'X' });
    await pass();
    await sent.at(-1)!.answer(both);
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
  assert.deepStrictEqual(resets, [{ title: 'T', city: 'X' }]);
});

test('Publish while a draft is on its way publishes after it, with what was typed since', async () => {
  const { saver, sent, pass } = start();
  saver.update({ title: 'B', city: 'X' });
  await pass();
  void saver.publish();
  assert.equal(sent.length, 1);
  await sent[0]!.answer(ok({ title: 'B', city: 'X' }));
  await pass();
  assert.deepStrictEqual([sent[1]?.isPublished, sent[1]?.body._status], [true, 'published']);
  await sent[1]!.answer(ok({ title: 'B', city: 'X' }));
  assert.equal(saver.state, 'saved');
});

test('what a crash left on the device is offered, and merged as it was made', async () => {
  const { saver, sent, resets } = start({ title: 'Newer', city: 'X' });
  const left = { at: '2026-01-01', changes: { city: 'Y' }, madeFrom: { city: 'X' } };
  void saver.bringBack(left);
  assert.deepStrictEqual(sent[0]?.body, { city: 'Y', madeFrom: { city: 'X' }, _status: 'draft' });
  await sent[0]!.answer(ok({ title: 'Newer', city: 'Y' }));
  assert.deepStrictEqual([resets.length, saver.state], [1, 'saved']);
});

test('a pause sends the changed field, not the form: less than 30 kB for a long record', async () => {
  const long = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`f${index}`, 'x'.repeat(1000)]));
  const { saver, sent, pass } = start(long);
  saver.update({ ...long, f7: `${'x'.repeat(1000)}y` });
  await pass();
  assert.ok(JSON.stringify(sent[0]?.body).length < 3_000);
});

test('a list without rows is 0 in the form and [] in the answer: nobody else changed it', async () => {
  const { saver, sent, resets, pass } = start({ title: 'A', list: 0 });
  saver.update({ title: 'B', list: 0 });
  await pass();
  await sent[0]!.answer(ok({ title: 'B', list: [] }));
  assert.deepStrictEqual([saver.state, resets], ['saved', []]);
});
