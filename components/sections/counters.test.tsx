import { screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { Footer } from '@/components/layout/footer';
import { siteFor } from '@/lib/content/testing';
test('a', () => { document.body.innerHTML = renderToStaticMarkup(<Footer site={siteFor()} score={{average:0,count:0}} />); screen.debug(); });
