import { messagesOnlyBy } from './message-only';

test.each([
  ['text only', 'sms'],
  ['Texts only, please', 'sms'],
  ['Mobile (SMS only)', 'sms'],
  ['Text messages only – no calls', 'sms'],
  ['Cell, no calls', 'sms'],
  ['Solo mensajes de texto', 'sms'],
  ['sin llamadas', 'sms'],
  ['Sólo WhatsApp', 'whatsApp'],
  ['WhatsApp only', 'whatsApp'],
  ['WhatsApp only (no calls)', 'whatsApp'],
  ['WhatsApp, no calls', 'whatsApp'],
  ['Text or WhatsApp only', 'sms'],
  ['Solo WhatsApp o mensajes', 'whatsApp'],
  ['Call or text', null],
  ['Call or text only', null],
  ['WhatsApp', null],
  ['Text line', null],
  ['text only after 5 pm', null],
  ['after 5 pm text only', null],
  ['No calls after 9 pm', null],
  ['No calls on Sundays', null],
  ['Emergencies only', null],
])('the label %j says that a number takes messages only by %j', (label, by) =>
  expect(messagesOnlyBy(label)).toBe(by),
);
