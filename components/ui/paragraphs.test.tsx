import { renderToStaticMarkup } from 'react-dom/server';
import { Paragraphs } from './paragraphs';
import { draw } from '@/test/drawn';

test('a text without formatting has a paragraph for each part between blank lines', () => {
  expect(renderToStaticMarkup(<Paragraphs text={'One\nline.\n\n \nTwo **as typed** <b>.'} />)).toBe(
    '<p>One\nline.</p><p>Two **as typed** &lt;b&gt;.</p>',
  );
});

test('formatting becomes elements of the site', () => {
  draw(
    <Paragraphs
      text="for search engines"
      formatting={[
        { runs: [{ text: 'We ' }, { text: 'care', bold: true, italic: true }] },
        { start: null, items: [[{ text: 'Walls', href: 'https://a.example/' }]] },
        { start: 3, items: [[{ text: 'Call', href: 'tel:+13035550142' }]] },
        { quote: [[{ text: 'Best crew' }], [{ text: 'Ann', code: true }]] },
        {
          hasHead: true,
          rows: [
            [[{ text: 'Job' }], [{ text: 'Price' }]],
            [[{ text: 'Wall' }], [{ text: '$5' }]],
          ],
        },
      ]}
    />,
  );
  expect(document.body.innerHTML).not.toContain('search engines');
  expect(document.querySelector('p strong em')).toHaveTextContent('care');
  expect(document.querySelector('ul.points li a')).toHaveAttribute('href', 'https://a.example/');
  expect(document.querySelector('ul a')).toHaveAttribute('rel', 'noopener noreferrer');
  expect(document.querySelector('ol')).toHaveAttribute('start', '3');
  expect([...document.querySelectorAll('blockquote p')].map((line) => line.textContent)).toEqual([
    'Best crew',
    'Ann',
  ]);
  expect(document.querySelector('blockquote code')).toHaveTextContent('Ann');
  expect(document.querySelector('[aria-label="Job, Price"] thead th')).toHaveTextContent('Job');
  expect(document.querySelector('tbody')).toHaveTextContent('Wall$5');
  expect(document.querySelector('ol a')).not.toHaveAttribute('target');
});
