import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import { EstimateForm } from './estimate-form';
import { estimateFormContent as content } from './testing';

let mustFail = false;
let mustStall = false;
jest.mock('@/lib/i18n/estimate-form-en', () => jest.requireActual('./testing'));
jest.mock('./estimate-form-session-en', () => {
  const session = jest.requireActual('./estimate-form-session-en');
  return { get EstimateFormSessionEn() { if (mustFail) throw new Error('offline'); if (mustStall) return new Promise(() => {}); return session.EstimateFormSessionEn; } };
});

type Answer = { status?: number; body?: unknown } | 'unreachable' | 'never';
/** What the server gets (stamps apart), and what it answers next. */
let posts: { url: string; headers: Record<string, string>; body: Record<string, unknown> }[];
let stamps: number;
let answers: Answer[];
const sent: Answer = { body: { ok: true } };

const respond = ({ status = 200, body }: { status?: number; body?: unknown }) => ({ ok: status < 400, status, json: async () => { if (body === undefined) throw new Error('no JSON'); return body; } });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  mustFail = false;
  mustStall = false;
  [posts, stamps, answers] = [[], 0, []];
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/contact');
  window.requestIdleCallback = (callBack) => window.setTimeout(callBack, 0);
  window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
  Element.prototype.scrollIntoView = () => {};
  globalThis.fetch = jest.fn(async (url: string, { headers, body }: { headers?: Record<string, string>; body?: string | FormData } = {}) => {
    if (String(url).endsWith('/stamp')) { stamps += 1; return respond({ body: { stamp: 'stamp.1' } }); }
    posts.push({ url, headers: headers ?? {}, body: typeof body === 'string' ? JSON.parse(body) : (body as unknown as Record<string, unknown>) });
    const answer = answers.shift() ?? sent;
    if (answer === 'never') return new Promise(() => {});
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    return respond(answer);
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const show = async (ids = ['form']) => {
  const view = render(<>{ids.map((id) => <section key={id} aria-label={id}><EstimateForm content={content} id={id} /></section>)}</>);
  await pass(0);
  return view;
};
const at = (id = 'form') => within(screen.getByRole('region', { name: id }));
const field = (name: string, id?: string) => at(id).getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const type = async (name: string, value: string, id?: string) => {
  await act(async () => { field(name, id).focus(); await jest.advanceTimersByTimeAsync(0); });
  await act(async () => void fireEvent.input(field(name, id), { target: { value } }));
};
const formOf = (id = 'form') => screen.getByRole('region', { name: id }).querySelector('form') as HTMLFormElement;
const submit = (id?: string) => act(async () => { fireEvent.submit(formOf(id)); await jest.advanceTimersByTimeAsync(0); });
const fill = async (id?: string) => {
  await type('First name', 'Ana', id);
  await type('Phone', '(555) 201-3344', id);
  await type('Message', 'Two rooms', id);
};
const draft = () => JSON.parse(localStorage.getItem('estimate-draft') ?? 'null') as { fields: Record<string, string> } | null;

test('nothing is asked of the server until the form is touched; then a stamp, once', async () => {
  await show();
  await pass(60_000);
  expect(fetch).not.toHaveBeenCalled();
  expect(formOf()).not.toHaveAttribute('novalidate');
  await type('First name', 'A');
  await type('First name', 'An');
  expect([stamps, posts]).toEqual([1, []]);
  expect(formOf()).toHaveAttribute('novalidate');
});

test('sent as JSON, with all that travels beside it', async () => {
  sessionStorage.setItem('campaign', '?utm_source=ad&utm_medium=cpc&other=1');
  await show();
  await fill();
  fireEvent.click(field('May send texts'));
  await submit();
  expect(posts).toEqual([{
    url: '/api/leads',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: {
      firstName: 'Ana', lastName: '', email: '', phone: '(555) 201-3344', address: '', service: '', bestWay: 'phone', message: 'Two rooms', textConsent: true, id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      page: '/contact', stamp: 'stamp.1', project_reference: '', utm_source: 'ad', utm_medium: 'cpc',
    },
  }]);
});

test('the consent is unticked at first, and sent so', async () => {
  await show();
  expect(field('May send texts')).not.toBeChecked();
  await fill();
  await submit();
  expect(posts[0]?.body).toMatchObject({ textConsent: false });
});

test('the trap is for programs: out of the tab order, of sight, and of what is read out', async () => {
  await show();
  const trap = formOf().querySelector('[name="project_reference"]') as HTMLInputElement;
  expect([trap.tabIndex, trap.autocomplete, trap.value]).toEqual([-1, 'off', '']);
  expect(trap.closest('[aria-hidden="true"]')).toHaveClass('sr-only');
  await fill();
  trap.value = 'x';
  await submit();
  expect(posts[0]?.body).toMatchObject({ project_reference: 'x' });
});

test('on the way: said, busy, and not sent twice', async () => {
  answers = ['never'];
  await show();
  await fill();
  await submit();
  expect(at().getByRole('status')).toHaveTextContent('Sending');
  expect(formOf()).toHaveAttribute('aria-busy', 'true');
  await submit();
  await submit();
  expect(posts).toHaveLength(1);
});

test('Enter twice before the code is here sends once', async () => {
  await show();
  for (const [name, value] of [['First name', 'Ana'], ['Phone', '5552013344'], ['Message', 'Hi']] as const) field(name).value = value;
  await act(async () => { fireEvent.submit(formOf()); fireEvent.submit(formOf()); await jest.advanceTimersByTimeAsync(0); });
  expect(posts).toHaveLength(1);
  // A stamp of this very moment would make the visitor look like a program.
  expect(posts[0]?.body.stamp).toBe('');
});

test('arrived: a message in the form\'s place, with focus, and nothing is kept', async () => {
  await show();
  await fill();
  await pass(300);
  await submit();
  expect(screen.getByText('Thank you')).toHaveFocus();
  expect(at().getByRole('status')).toHaveTextContent('It has reached Acme.');
  expect(at().getByRole('link', { name: '555-201-0100' })).toHaveAttribute('href', 'tel:+15552010100');
  expect(formOf()).not.toBeVisible();
  await pass(1_000);
  expect(draft()).toBeNull();
});

describe('what is wrong', () => {
  test('is said at its field and tied to it; focus goes to the first, and nothing is sent', async () => {
    await show();
    await type('E-mail', 'ana@');
    await submit();
    expect(posts).toEqual([]);
    expect(field('First name')).toHaveFocus();
    for (const [name, words] of [['First name', 'Fill this in.'], ['E-mail', 'No e-mail address.'], ['Message', 'Fill this in.']] as const) {
      expect(field(name)).toBeInvalid();
      expect(field(name)).toHaveAccessibleDescription(words);
    }
    for (const name of ['Last name', 'Phone', 'Address']) expect(field(name)).toBeValid();
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing sent yet.First name: Fill this in. E-mail: No e-mail address. Message: Fill this in.');
  });

  test('neither phone nor e-mail: said at the phone, and gone as soon as either is there', async () => {
    await show();
    await type('First name', 'Ana');
    await type('Message', 'Hi');
    await submit();
    expect(field('Phone')).toHaveFocus();
    expect(field('Phone')).toHaveAccessibleDescription('A phone or an e-mail, please.');
    await type('E-mail', 'ana@example.com');
    expect(field('Phone')).toBeValid();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('goes away at its field when it is right, and the others stay; what is read out does not begin anew', async () => {
    await show();
    await type('Phone', '5552013344');
    await submit();
    const alert = screen.getByRole('alert');
    const said = alert.textContent;
    await type('First name', 'Ana');
    expect(field('First name')).toBeValid();
    expect(field('Message')).toBeInvalid();
    expect([screen.getByRole('alert') === alert, alert.textContent]).toEqual([true, said]);
    await submit();
    expect(field('Message')).toHaveFocus();
    expect(screen.getByRole('alert')).not.toBe(alert);
  });

  test('as the server says: at its fields, until they are changed', async () => {
    answers = [{ status: 422, body: { errors: { phone: 'Area code, please.' } } }];
    await show();
    await fill();
    await submit();
    expect(field('Phone')).toHaveFocus();
    expect(field('Phone')).toHaveAccessibleDescription('Area code, please.');
    expect(formOf()).not.toHaveAttribute('aria-busy');
    await type('Message', 'Three rooms');
    expect(field('Phone')).toBeInvalid();
    await type('Phone', '(555) 201-3345');
    expect(field('Phone')).toBeValid();
    await submit();
    expect(screen.getByText('Thank you')).toBeInTheDocument();
  });

  test('something that the form does not ask is no silence', async () => {
    answers = [{ status: 422, body: { errors: { photos: 'Too many photos.' } } }];
    await show();
    await fill();
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('Too many photos.');
  });
});

describe('not sent', () => {
  test.each<[string, Answer, string]>([
    ['too many', { status: 429, body: { message: 'Please wait.', phone: 'x' } }, 'Please wait.'], ['the database is away', { status: 503, body: { message: 'Call us.', phone: null } }, 'Call us.'],
    ['a proxy\'s error page', { status: 502 }, 'Could not take it.'], ['a captive network\'s own page', { status: 200 }, 'Could not take it.'], ['no network', 'unreachable', 'No connection.'],
  ])('%s: told so, the text stays, and there are other ways, filled with it', async (_, answer, words) => {
    answers = [answer];
    await show();
    await fill();
    fireEvent.input(field('Service'), { target: { value: 'Roofing' } });
    await submit();
    const alert = within(screen.getByRole('alert'));
    expect(screen.getByRole('alert')).toHaveTextContent(`Not sent${words} All kept.`);
    expect(alert.getByRole('link', { name: 'Call 555-0100' })).toHaveAttribute('href', 'tel:+15552010100');
    const text = 'First name: Ana\nPhone: (555) 201-3344\nService: Roofing\nBest way: By phone\nMessage: Two rooms';
    expect(new URL(alert.getByRole<HTMLAnchorElement>('link', { name: 'As a message' }).href)).toMatchObject({ origin: 'https://wa.me', pathname: '/15552010100', search: `?text=${encodeURIComponent(text)}` });
    expect(alert.getByRole('link', { name: 'By mail' })).toHaveAttribute('href', `mailto:office@acme.example?body=${encodeURIComponent(text)}`);
    expect([field('First name').value, field('Message').value, draft()?.fields.message]).toEqual(['Ana', 'Two rooms', 'Two rooms']);
    expect([formOf()].map((form) => [form.hidden, form.hasAttribute('aria-busy')])).toEqual([[false, false]]);
  });

  test('a retry is the same lead, also after a reload; other words are another one', async () => {
    answers = ['unreachable', { status: 503 }, { status: 503 }];
    const { unmount } = await show();
    await fill();
    await submit();
    await submit();
    unmount();
    await show();
    await pass(0);
    await submit();
    await type('Message', 'Three rooms');
    await submit();
    const ids = posts.map(({ body }) => body.id);
    expect(ids).toHaveLength(4);
    expect(new Set(ids.slice(0, 3)).size).toBe(1);
    expect(ids[3]).not.toBe(ids[0]);
    expect(screen.queryByText('Not sent')).toBeNull();
  });

  test('the id is random also where the page is not secure', async () => {
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes) } });
    await show();
    await fill();
    await submit();
    expect(posts[0]?.body.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  test('where the code cannot be loaded, the form is posted as it is', async () => {
    mustFail = true;
    const post = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    await show();
    await fill();
    await submit();
    expect([post.mock.contexts, posts]).toEqual([[formOf()], []]);
  });

  test('so it is when the rest of the code does not come soon', async () => {
    mustStall = true;
    const post = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    await show();
    await fill();
    await submit();
    await pass(7_900);
    expect(post).not.toHaveBeenCalled();
    await pass(200);
    expect([post.mock.contexts, posts]).toEqual([[formOf()], []]);
  });

  test('so it is where the browser fails at it', async () => {
    const post = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    await show();
    await fill();
    jest.spyOn(globalThis.crypto, 'randomUUID').mockImplementation(() => { throw new TypeError('not a function'); });
    await submit();
    expect(post).toHaveBeenCalledTimes(1);
  });
});

describe('what was typed', () => {
  test('is kept 300 ms after the last key, and is there again after a reload; not the consent', async () => {
    const { unmount } = await show();
    await type('First name', 'An');
    await pass(299);
    await type('First name', 'Ana');
    await pass(299);
    expect(draft()).toBeNull();
    await pass(1);
    expect(draft()?.fields.firstName).toBe('Ana');
    fireEvent.click(field('May send texts'));
    fireEvent.click(field('By e-mail'));
    fireEvent.input(field('Service'), { target: { value: 'Roofing' } });
    await pass(300);
    unmount();
    await show();
    expect([field('First name').value, field('Service').value, field('By e-mail').checked, field('May send texts').checked]).toEqual(['Ana', 'Roofing', true, false]);
    expect(stamps).toBe(1);
  });

  test('is kept at once when the page is left, or the form goes away', async () => {
    const { unmount } = await show();
    await type('First name', 'Ana');
    window.dispatchEvent(new Event('pagehide'));
    expect(draft()?.fields.firstName).toBe('Ana');
    await type('First name', 'Anna');
    unmount();
    expect(draft()?.fields.firstName).toBe('Anna');
  });

  test('is in the other forms of the page, too; sent, it is in none', async () => {
    await show(['one', 'two']);
    await fill('one');
    await pass(300);
    expect(field('Message', 'two').value).toBe('Two rooms');
    await type('Message', 'Three rooms', 'two');
    await pass(300);
    expect(field('Message', 'one').value).toBe('Three rooms');
    await submit('two');
    expect(field('Message', 'one').value).toBe('');
    expect(formOf('one')).toBeVisible();
    await pass(1_000);
    expect([draft(), posts.length]).toEqual([null, 1]);
  });

  test('is in other tabs, but not under the visitor\'s hands', async () => {
    await show();
    await type('First name', 'A');
    field('First name').focus();
    const newValue = JSON.stringify({ fields: { firstName: 'Eve', message: 'From the other tab' } });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'estimate-draft', newValue })));
    expect([field('First name').value, field('Message').value]).toEqual(['A', 'From the other tab']);
  });

  test('before the code came stays, whatever is kept', async () => {
    localStorage.setItem('estimate-draft', JSON.stringify({ fields: { firstName: 'Old', message: 'Kept', service: 'No longer offered' } }));
    render(<section aria-label="form"><EstimateForm content={content} id="form" /></section>);
    field('First name').value = 'New';
    await pass(0);
    expect([field('First name').value, field('Message').value, field('Service').value]).toEqual(['New', 'Kept', '']);
    expect(draft()?.fields).toMatchObject({ firstName: 'New', message: 'Kept' });
  });

  test('deleted, is forgotten', async () => {
    await show();
    await type('First name', 'Ana');
    await pass(300);
    await type('First name', '');
    await pass(300);
    expect(localStorage).toHaveLength(0);
  });

  test.each(['nonsense', '[]', '{"fields":{"firstName":5,"toString":"x"}}'])('whatever lies there: %s', async (text) => {
    localStorage.setItem('estimate-draft', text);
    await show();
    expect(field('First name').value).toBe('');
  });

  test('is shared and sent also where the browser keeps nothing', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) jest.spyOn(Storage.prototype, method).mockImplementation(() => { throw new Error('denied'); });
    answers = ['unreachable'];
    await show(['one', 'two']);
    await fill('one');
    await pass(300);
    expect(field('Message', 'two').value).toBe('Two rooms');
    await submit('one');
    await submit('two');
    expect(posts[0]?.body.id).toBe(posts[1]?.body.id);
    expect(screen.getByText('Thank you')).toBeInTheDocument();
  });
});

describe('photos', () => {
  const image = (name: string, type = 'image/jpeg', size = 3) => Object.defineProperty(new File(['abc'], name, { type }), 'size', { value: size });
  const choose = (...files: File[]) => act(async () => void fireEvent.change(at().getByLabelText('Add photos'), { target: { files } }));
  const shown = () => at().queryAllByRole('button', { name: /Remove photo/ }).length;
  const touched = async () => { await show(); await type('First name', 'Ana'); };

  beforeEach(() => {
    let made = 0;
    URL.createObjectURL = () => `blob:${(made += 1)}`;
    URL.revokeObjectURL = jest.fn();
  });

  test('can be chosen once the form is touched, by type', async () => {
    await show();
    expect(at().queryByLabelText('Add photos')).toBeNull();
    await type('First name', 'Ana');
    expect(at().getByLabelText('Add photos')).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
    expect(at().getByLabelText('Add photos')).toHaveAccessibleDescription('Up to 5');
  });

  test('are shown, removed with focus kept, and sent with the form, without their names; then gone', async () => {
    await touched();
    await choose(image('a.jpg'), image('b.png', 'image/png'));
    await choose(image('c.webp', 'image/webp'));
    expect(formOf().querySelectorAll('img[src^="blob:"]')).toHaveLength(3);
    fireEvent.click(at().getByRole('button', { name: 'Remove photo 2' }));
    expect([shown(), document.activeElement]).toEqual([2, at().getByLabelText('Add photos')]);
    expect(URL.revokeObjectURL).toHaveBeenCalled();
    await fill();
    await submit();
    const data = posts[0]?.body as unknown as FormData;
    expect(posts[0]?.headers).toEqual({ accept: 'application/json' });
    expect((data.getAll('photos') as File[]).map(({ name, type: kind }) => [name, kind])).toEqual([['photo', 'image/jpeg'], ['photo', 'image/webp']]);
    expect([data.get('firstName'), data.get('textConsent'), data.get('id')]).toEqual(['Ana', 'false', expect.stringMatching(/-/)]);
    expect(screen.getByText('Thank you')).toHaveFocus();
    expect(shown()).toBe(0);
  });

  test.each<[string, File[], string, number]>([
    ['six', Array.from({ length: 6 }, () => image('a.jpg')), 'At most 5.', 5], ['a document', [image('a.pdf', 'application/pdf'), image('b.jpg')], 'No picture.', 1], ['one that is too large', [image('a.jpg', 'image/jpeg', 10_000_001), image('b.jpg', 'image/jpeg', 10_000_000)], 'Too large.', 1],
  ])('%s: said, and the others are taken', async (_, files, words, count) => {
    await touched();
    await choose(...files);
    expect([at().getByRole('alert').textContent, shown()]).toEqual([words, count]);
    await choose();
    fireEvent.click(at().getByRole('button', { name: 'Remove photo 1' }));
    expect([at().queryByRole('alert'), shown()]).toEqual([null, count - 1]);
  });

  test('a server that refuses them says so', async () => {
    answers = [{ status: 422, body: { errors: { photos: 'Not a picture.' } } }];
    await touched();
    await fill();
    await choose(image('a.jpg'));
    await submit();
    expect(at().getByText(/Not a picture\./)).toBeInTheDocument();
    expect(shown()).toBe(1);
  });
});
