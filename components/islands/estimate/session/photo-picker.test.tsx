import { act, fireEvent, screen } from '@testing-library/react';
import { at, fill, formOf, show, submit, type, formServer } from '@/test/render-estimate-form';

const server = formServer();

describe('photos', () => {
  const image = (name: string, type = 'image/jpeg', size = 3) =>
    Object.defineProperty(new File(['abc'], name, { type }), 'size', { value: size });
  const choose = (...files: File[]) =>
    act(async () => void fireEvent.change(at().getByLabelText('Add photos'), { target: { files } }));
  const shown = () => at().queryAllByRole('button', { name: /Remove photo/ }).length;
  const touched = async () => {
    await show();
    await type('First name', 'Ana');
  };

  beforeEach(() => {
    let made = 0;
    URL.createObjectURL = () => `blob:${(made += 1)}`;
    URL.revokeObjectURL = jest.fn();
  });

  test('can be chosen by type once the form is touched', async () => {
    await show();
    expect(at().queryByLabelText('Add photos')).toBeNull();
    await type('First name', 'Ana');
    expect(at().getByLabelText('Add photos')).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
    expect(at().getByLabelText('Add photos')).toHaveAccessibleDescription('Up to 5');
  });

  test('are previewed, can be removed without losing focus, and are sent without their names', async () => {
    await touched();
    await choose(image('a.jpg'), image('b.png', 'image/png'));
    await choose(image('c.webp', 'image/webp'));
    expect(formOf().querySelectorAll('img[src^="blob:"]')).toHaveLength(3);
    fireEvent.click(at().getByRole('button', { name: 'Remove photo 2' }));
    expect([shown(), document.activeElement]).toEqual([2, at().getByLabelText('Add photos')]);
    expect(URL.revokeObjectURL).toHaveBeenCalled();
    await fill();
    await submit();
    const data = server.posts[0]?.body as unknown as FormData;
    expect(server.posts[0]?.headers).toEqual({ accept: 'application/json' });
    expect((data.getAll('photos') as File[]).map(({ name, type: kind }) => [name, kind])).toEqual([
      ['photo', 'image/jpeg'],
      ['photo', 'image/webp'],
    ]);
    expect([data.get('firstName'), data.get('textConsent'), data.get('id')]).toEqual([
      'Ana',
      'false',
      expect.stringMatching(/-/),
    ]);
    expect(screen.getByText('Thank you')).toHaveFocus();
    expect(shown()).toBe(0);
  });

  test.each<[string, File[], string, number]>([
    ['six', Array.from({ length: 6 }, () => image('a.jpg')), 'At most 5.', 5],
    ['a document', [image('a.pdf', 'application/pdf'), image('b.jpg')], 'No picture.', 1],
    [
      'one that is too large',
      [image('a.jpg', 'image/jpeg', 10_000_001), image('b.jpg', 'image/jpeg', 10_000_000)],
      'Too large.',
      1,
    ],
  ])('%s: said, and the others are taken', async (_, files, message, count) => {
    await touched();
    await choose(...files);
    expect([at().getByRole('alert').textContent, shown()]).toEqual([message, count]);
    await choose();
    fireEvent.click(at().getByRole('button', { name: 'Remove photo 1' }));
    expect([at().queryByRole('alert'), shown()]).toEqual([null, count - 1]);
  });

  test('stay while the form is sent again after a failure, without its notice', async () => {
    server.answers = ['unreachable', 'never'];
    await touched();
    await fill();
    await choose(image('a.jpg'));
    await submit();
    expect([screen.getByRole('alert').textContent?.startsWith('Not sent'), shown()]).toEqual([true, 1]);
    await submit();
    expect([screen.queryByRole('alert'), shown()]).toEqual([null, 1]);
  });

  test('are reported when the server refuses them', async () => {
    server.answers = [{ status: 422, body: { errors: { photos: 'Not a picture.' } } }];
    await touched();
    await fill();
    await choose(image('a.jpg'));
    await submit();
    expect(at().getByText(/Not a picture\./)).toBeInTheDocument();
    expect(shown()).toBe(1);
  });
});
