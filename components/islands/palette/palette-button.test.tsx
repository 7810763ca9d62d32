import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { PaletteButton } from './palette-button';
import { palette as en } from '@/lib/language/i18n/en/palette';
import { palette as es } from '@/lib/language/i18n/es/palette';

const button = () => screen.getByText('Color Palettes', { selector: 'a' });
const dialog = () => screen.getByRole('dialog');
const group = (name: string) => within(dialog()).getByRole('button', { name });
const openGroups = () =>
  within(dialog())
    .getAllByRole('button', { expanded: true })
    .map(({ textContent }) => textContent);
const swatch = (name: RegExp) => within(dialog()).getByRole('button', { name });
const said = () => within(dialog()).getByRole('status').textContent;

const open = async (language: 'en' | 'es' = 'en') => {
  render(
    <PaletteButton language={language} href="/colours" className="btn">
      Color Palettes
    </PaletteButton>,
  );
  button().focus();
  await act(async () => fireEvent.click(button()));
  await screen.findByRole('dialog');
};

const clipboard = (writeText: ((text: string) => Promise<void>) | undefined) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: writeText && { writeText } });
};
const pick = async (name: RegExp) => act(async () => fireEvent.click(swatch(name)));

beforeEach(() => clipboard(jest.fn(async () => {})));

test('the button opens a dialog of 12 groups, all of them closed', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'Color Palettes' })).toBeInTheDocument();
  const headings = within(dialog()).getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(
    Object.values(en.groups).map(({ name }) => name),
  );
  expect(headings).toHaveLength(12);
  expect(within(dialog()).queryByRole('button', { expanded: true })).toBeNull();
});

test('a group shows each of its colours with name, hex code and swatch, readable', async () => {
  await open();
  fireEvent.click(group('Blues'));
  const list = document.getElementById(group('Blues').getAttribute('aria-controls') ?? '') as HTMLElement;
  expect(list).toBeVisible();
  const swatches = within(list).getAllByRole('button');
  expect(swatches.map(({ textContent }) => textContent)).toEqual(
    Object.entries(en.groups.blues.colours).map(([hex, name]) => `${name} ${hex}`),
  );
  expect(swatch(/Navy Coat/)).toHaveStyle({ background: '#1B314A', color: '#ffffff' });
  expect(swatch(/First Snow Sky/)).toHaveStyle({ background: '#E6F0F7', color: '#000000' });
});

test('at most one group is open', async () => {
  await open();
  fireEvent.click(group('Blues'));
  fireEvent.click(group('Reds'));
  expect(openGroups()).toEqual(['Reds']);
  expect(within(dialog()).queryByRole('button', { name: /Navy Coat/ })).toBeNull();
  fireEvent.click(group('Reds'));
  expect(within(dialog()).queryByRole('button', { expanded: true })).toBeNull();
  expect(within(dialog()).queryByRole('button', { name: /#/ })).toBeNull();
});

test('a press copies the hex code and shows that for 2 seconds from the last press', async () => {
  await open();
  fireEvent.click(group('Blues'));
  jest.useFakeTimers();
  await pick(/Navy Coat/);
  expect(navigator.clipboard.writeText).toHaveBeenCalledWith('#1B314A');
  act(() => jest.advanceTimersByTime(1_500));
  await pick(/Lake House/);
  act(() => jest.advanceTimersByTime(1_999));
  expect(said()).toBe('Copied #4B83B1');
  act(() => jest.advanceTimersByTime(1));
  expect(said()).toBe('');
});

test.each([
  ['refuses', jest.fn(async () => Promise.reject(new Error('not allowed')))],
  ['has no clipboard', undefined],
])(
  'a browser that %s: the code is selected, to be copied by hand, as long as it is needed',
  async (_, writeText) => {
    clipboard(writeText);
    await open();
    fireEvent.click(group('Blues'));
    jest.useFakeTimers();
    await pick(/Navy Coat/);
    const field = within(dialog()).getByRole<HTMLInputElement>('textbox', { name: 'Copy this code' });
    expect(field).toHaveValue('#1B314A');
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 7]);
    expect(said()).toBe('');
    act(() => jest.advanceTimersByTime(60_000));
    expect(field).toBeInTheDocument();
    fireEvent.click(group('Reds'));
    expect(field).not.toBeInTheDocument();
  },
);

test.each([
  ['Esc', () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })],
  ['its button', () => fireEvent.click(within(dialog()).getByRole('button', { name: 'Close' }))],
])('%s closes the dialog, and focus is back on the button', async (_, close) => {
  await open();
  expect(dialog()).toContainElement(document.activeElement as HTMLElement);
  await act(async () => void close());
  await act(async () => new Promise<number>((done) => requestAnimationFrame(done)));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button()).toHaveFocus();
});

test('on a Spanish site the dialog, the colour names and the copy message are in Spanish', async () => {
  await open('es');
  expect(screen.getByRole('dialog', { name: 'Paletas de colores' })).toBeInTheDocument();
  fireEvent.click(group(es.groups.blues.name));
  await pick(/Abrigo marino/);
  expect(said()).toBe('Se copió #1B314A');
});

test('it is a link without scripts, and a button that the space bar presses with them', async () => {
  const button = (
    <PaletteButton language="en" href="/colours" className="btn">
      Color Palettes
    </PaletteButton>
  );
  expect(renderToString(button)).toBe('<a href="/colours" class="btn">Color Palettes</a>');
  render(button);
  const made = screen.getByRole('button', { name: 'Color Palettes' });
  expect(made).toHaveAttribute('aria-haspopup', 'dialog');
  await act(async () => fireEvent.keyDown(made, { key: ' ' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});
