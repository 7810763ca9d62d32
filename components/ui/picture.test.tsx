import { render, screen } from '@testing-library/react';
import { Picture } from './picture';

const picture = { src: '/assets/demo/a.jpg', alt: 'a house', width: 1280, height: 640, sizes: '100vw' };
const shown = () => screen.getByRole('img', { name: 'a house' });

test('phones load the smallest file of what they do not show', () => {
  render(<Picture {...picture} sizes="(min-width: 48rem) 100vw, 1px" opening />);
  expect(shown()).toHaveAttribute('sizes', '(min-width: 48rem) 100vw, 1px');
});

test("a page's opening picture comes at once, in fewer bytes than others", () => {
  render(<Picture {...picture} opening />);
  expect(shown()).toHaveAttribute('loading', 'eager');
  expect(shown()).toHaveAttribute('sizes', '(max-width: 40rem) 66vw, 100vw');
  expect(shown().getAttribute('srcset')).toMatch(/w=640&q=60 640w/);
});

test('others come when they are near, and a logo keeps its quality', () => {
  render(<Picture {...picture} />);
  expect(shown()).toHaveAttribute('loading', 'lazy');
  expect(shown().getAttribute('srcset')).toMatch(/q=75/);
  render(<Picture {...picture} alt="a logo" eager />);
  const logo = screen.getByRole('img', { name: 'a logo' });
  expect(logo).toHaveAttribute('sizes', '100vw');
  expect(logo.getAttribute('srcset')).toMatch(/q=75/);
});

test('a crop keeps the focal point of the picture', () => {
  render(<Picture {...picture} focus={{ '/assets/demo/a.jpg': '30% 20%' }} />);
  expect(shown().style.getPropertyValue('--at')).toBe('30% 20%');
  expect(shown()).toHaveClass('object-(--at)!');
});
