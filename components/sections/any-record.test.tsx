import { readdirSync, readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AboutPoints } from './about/about-points';
import { AboutStory } from './about/about-story';
import { BeforeAfterList } from './gallery/before-after-list';
import { Branding } from './home/branding';
import { ContactSection } from './contact/contact-section';
import { Counters } from './about/counters';
import { CoverageMap } from './contact/coverage-map';
import { EstimateSection } from './estimate/estimate-section';
import { FormOverPicture } from './estimate/form-over-picture';
import { GallerySection } from './gallery/gallery-section';
import { Hero } from './home/hero';
import { Intro } from './home/intro';
import { LinkHub } from './contact/link-hub';
import { ProjectGalleries } from './gallery/project-galleries';
import { PromoVideo } from './videos/promo-video';
import { ReviewList } from './reviews/review-list';
import { ReviewsEmbed } from './reviews/reviews-embed';
import { ServiceCards } from './services/service-cards';
import { ServiceRows } from './services/service-rows';
import { SocialBlock } from './contact/social-block';
import { Values } from './about/values';
import { VideoGrid } from './videos/video-grid';
import { Footer } from '@/components/layout/footer/footer';
import { Header } from '@/components/layout/header';
import type { Site } from '@/lib/content';
import { parseRecord } from '@/lib/content/parse-record';
import { layOutInParts } from '@/lib/serving/next/inline-scripts.mjs';
import { mapRecord } from '@/test/records';
import { siteFor } from '@/test/site';
import { scoreOf, type Review } from '@/lib/content/reviews/review';

type Props = { site: Site; score: { average: number; count: number }; reviews: Review[] };
const sections = {
  AboutPoints,
  AboutStory,
  BeforeAfterList,
  Branding,
  ContactSection,
  Counters,
  CoverageMap,
  EstimateSection,
  Footer,
  FormOverPicture,
  GallerySection,
  Header,
  Hero,
  Intro,
  LinkHub,
  ProjectGalleries,
  PromoVideo,
  ReviewList,
  ReviewsEmbed,
  ServiceCards,
  ServiceRows,
  SocialBlock,
  Values,
  VideoGrid,
} as unknown as Record<string, ComponentType<Props>>;

const show = (
  Section: ComponentType<Props>,
  site: Site,
  reviews: Review[] = [
    { date: '2026-03-14', stars: 5 },
    { date: null, stars: 2 },
  ],
) => {
  document.body.innerHTML = renderToStaticMarkup(
    <Section site={site} score={scoreOf(reviews)} reviews={reviews} />,
  );
};

const embedded = readdirSync('content')
  .filter((name) => /^[\w-]+\.json$/.test(name))
  .map((name) => parseRecord(JSON.parse(readFileSync(`content/${name}`, 'utf8')), name));
const demo = JSON.parse(readFileSync('content/demo.json', 'utf8')) as object;

const MARKUP = '</p><img src=x onerror=alert(1)><script>alert(1)</script>';

/** The record with every text replaced by markup. */
const withMarkup = (record: unknown) =>
  mapRecord(record, (value, _, kind) => (kind === 'text' || kind === 'line of text' ? MARKUP : value));

/** Links, pictures and headings without a name, and what a browser would fetch from another host. */
const flaws = () => [
  ...[...document.querySelectorAll('a')].filter(
    (link) =>
      !(link.getAttribute('aria-label') || link.textContent?.trim() || link.querySelector('img')?.alt),
  ),
  ...document.querySelectorAll(
    'img:not([alt]), :is(h1, h2, h3):empty, iframe, script[src], link[href^="http"]',
  ),
];

describe.each(Object.entries(sections))('%s', (_, Section) => {
  test('renders every embedded record and an empty one, with accessible names and nothing from other hosts', () => {
    for (const site of [...embedded, siteFor()]) {
      show(Section, site);
      expect(flaws().map((element) => element.outerHTML)).toEqual([]);
    }
    show(Section, siteFor(), []);
  });

  test('shows markup as text', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    show(Section, siteFor(withMarkup(demo) as Record<string, unknown>, 'markup'));
    // The only script (components/ui/first-screen.tsx).
    const scripts = [...document.querySelectorAll('script')].filter(
      ({ textContent }) => textContent !== layOutInParts,
    );
    expect([...scripts, ...document.querySelectorAll('[onerror], img[src="x"]')]).toEqual([]);
  });
});
