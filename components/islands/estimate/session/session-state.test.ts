import { reduceSession, startSession, type SessionAction, type SessionState } from './session-state';

const photo = new File(['x'], 'a.jpg');
const unsent = { message: 'No connection.', fields: { firstName: 'Ana' } };
const after = (actions: readonly SessionAction[], start = startSession(null)): SessionState =>
  actions.reduce(reduceSession, start);

test('a form starts empty, or with the request that could not be sent', () => {
  expect(startSession(null)).toMatchObject({ step: 'editing', errors: {}, photos: [], unsent: null });
  expect(startSession(unsent)).toMatchObject({ step: 'unsent', unsent });
});

test('sending again removes the errors and the notice of the last attempt, and keeps the photos', () => {
  const state = after([
    { type: 'photosChosen', photos: [photo] },
    { type: 'rejected', errors: { phone: 'No phone.' } },
    { type: 'failed', unsent },
    { type: 'sendStarted' },
  ]);
  expect(state).toMatchObject({ step: 'sending', errors: {}, photos: [photo], unsent: null });
});

test('errors found on sending count as a new rejection, a correction does not', () => {
  const rejected = after([{ type: 'rejected', errors: { phone: 'No phone.', message: 'Empty.' } }]);
  const corrected = after([{ type: 'corrected', errors: { message: 'Empty.' } }], rejected);
  const again = after([{ type: 'rejected', errors: { message: 'Empty.' } }], corrected);
  expect([rejected, corrected, again].map(({ rejections }) => rejections)).toEqual([1, 1, 2]);
  expect(corrected).toMatchObject({ step: 'editing', errors: { message: 'Empty.' } });
});

test('a request that arrived clears the state', () => {
  const state = after([{ type: 'photosChosen', photos: [photo] }, { type: 'sendStarted' }, { type: 'sent' }]);
  expect(state).toMatchObject({ step: 'sent', errors: {}, photos: [], unsent: null });
});

test.each<[SessionState['step'], SessionAction[], SessionState['step']]>([
  ['unsent', [{ type: 'failed', unsent }], 'editing'],
  ['sending', [{ type: 'sendStarted' }], 'sending'],
  ['sent', [{ type: 'sent' }], 'sent'],
])('a form that is %s when another form has sent the same words', (step, actions, next) => {
  const before = after([{ type: 'photosChosen', photos: [photo] }, ...actions]);
  expect(before.step).toBe(step);
  expect(reduceSession(before, { type: 'emptied' })).toMatchObject({ step: next, photos: [], unsent: null });
});
