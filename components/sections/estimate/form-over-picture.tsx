import clsx from 'clsx';
import { BusinessEstimateForm } from './business-estimate-form';
import { drawsServices, Photo, Plate } from '@/components/blocks/plate';
import type { Site } from '@/lib/content';
import { sectionPicture } from '@/lib/content/record/section-pictures';
import { messagesOf } from '@/lib/site/messages';
import { isSparse } from '@/lib/site/pages/page-kinds';

/** False when only the counters stand between Home's two forms. */
const hasSectionBetweenForms = ({ about, services, branding, reviews, callOnly, gallery, stock }: Site) =>
  [about.first, about.second].some(({ text, points }) => text || points.length > 0) ||
  services.length > 0 ||
  branding !== null ||
  reviews.homeOnly ||
  (callOnly && gallery.length + stock.length > 0);

export const FormOverPicture = ({ site }: { site: Site }) => {
  if (!site.secondForm || isSparse(site) || !hasSectionBetweenForms(site)) return null;
  const { section } = messagesOf(site);
  // Journal has a coupon on its colour in the picture's place.
  const hasPicture = site.look !== 'journal';
  const picture = hasPicture ? sectionPicture(site, 'formOverPicture') : null;
  // Poster's words stand on the brand's colour.
  const ground = picture && drawsServices(site) ? 'over-photo' : 'no-photo';
  return (
    <section
      id="message"
      aria-labelledby="message-title"
      className={clsx('section relative isolate overflow-hidden', ground)}
    >
      {picture ? (
        <div id="message-picture" className="absolute inset-0 -z-10">
          <Photo
            site={site}
            src={picture}
            width={1440}
            height={960}
            sizes={drawsServices(site) ? '100vw' : '65vw'}
          />
          <div className="shade" />
        </div>
      ) : (
        hasPicture && <Plate site={site} className="message-plate" />
      )}
      <div className="wrap grid items-center gap-6 md:grid-cols-2 lg:gap-20">
        <div id="message-words">
          <h2 id="message-title" className="title text-inherit">
            {section.writeToUs}
          </h2>
          <p className="lead mt-5 max-w-xl">{section.contactText}</p>
        </div>
        <div className="card p-5 text-paragraph sm:p-8">
          <BusinessEstimateForm site={site} id="message-form" isShort />
        </div>
      </div>
    </section>
  );
};
