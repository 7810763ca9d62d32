import { CallToAction } from '@/components/blocks/call-to-action';
import { CallCard } from '@/components/sections/estimate/call-card';
import { GalleryGrid } from '@/components/sections/gallery/gallery-grid';
import { ReviewEntry } from '@/components/sections/reviews/review-entry';
import { Paragraphs } from '@/components/ui/paragraphs';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import type { Area } from '@/lib/content/areas/areas';
import { hasPage } from '@/lib/content/domain/named';
import { messagesOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/pages/paths';

type Props = { site: Site; area: Area };
type Link = { name: string; href: string };

const MAX_OTHERS = 8;

const LinkCard = ({ title, links }: { title: string; links: readonly Link[] }) =>
  links.length > 0 && (
    <div className="card p-6">
      <h2 className="mb-3 text-xl">{title}</h2>
      <ul className="divided">
        {links.map(({ name, href }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-12 items-center py-2 font-semibold text-heading underline-offset-4 hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );

/** The towns that follow this one in the record, starting again after the last. */
const othersThan = ({ site, area }: Props): Link[] => {
  const index = site.areas.findIndex(({ slug }) => slug === area.slug);
  const ring = [...site.areas.slice(index + 1), ...site.areas.slice(0, Math.max(index, 0))];
  return ring
    .filter(hasPage)
    .slice(0, MAX_OTHERS)
    .map(({ name, slug }) => ({ name, href: paths.area(slug) }));
};

const AreaReviews = ({ site, area }: Props) => {
  if (area.reviews.length === 0) return null;
  return (
    <Section id="area-reviews" title={messagesOf(site).areas.reviews(area.name)}>
      <ul className="mt-8 max-w-4xl">
        {area.reviews.map((review, index) => (
          <ReviewEntry key={index} review={review} site={site} />
        ))}
      </ul>
    </Section>
  );
};

export const AreaDetail = ({ site, area }: Props) => {
  const { areas, action, section } = messagesOf(site);
  const projects = area.projects
    .filter(hasPage)
    .map(({ name, slug }) => ({ name, href: paths.project(slug) }));
  return (
    <>
      <Section labelled={false} className="with-aside grid gap-14 lg:gap-16">
        <article>
          <div className="prose stack-5">
            <Paragraphs text={area.text} formatting={area.formatting} headings />
          </div>
          <div className="mt-12">
            <CallToAction site={site} label={action.freeEstimate} />
          </div>
        </article>
        <aside aria-label={section.contactUs} className="grid content-start gap-6 lg:contents">
          <CallCard site={site} />
          <LinkCard title={areas.projects(area.name)} links={projects} />
          <LinkCard title={areas.others} links={othersThan({ site, area })} />
        </aside>
      </Section>
      {area.pictures.length > 0 && (
        <Section id="area-pictures" title={areas.pictures(area.name)} tone="tint">
          <div className="mt-10">
            <GalleryGrid site={site} pictures={area.pictures} subject={area.name} />
          </div>
        </Section>
      )}
      <AreaReviews site={site} area={area} />
    </>
  );
};
