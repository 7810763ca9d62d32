import { credentialOf } from '@/components/blocks/hero-facts';
import { serviceIcons } from '@/components/blocks/plate';
import { CallToAction } from '@/components/blocks/call-to-action';
import { FramedPicture } from '@/components/ui/picture';
import { Texts } from '@/components/ui/paragraphs';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { sectionCaption, sectionPicture } from '@/lib/content/record/section-pictures';
import { messagesOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/pages/paths';
import { serviceHref } from '@/lib/site/pages/site-pages';

const MAX_SERVICES = 6;

export const Intro = ({ site }: { site: Site }) => {
  const { section, action } = messagesOf(site);
  const [text] = site.homeTexts;
  const services = site.services.slice(0, MAX_SERVICES);
  const credential = credentialOf(site);
  if (!text && services.length === 0) return null;
  // Tiles of classic; elsewhere names alone, which take less room on phones.
  const isLinked = site.look === 'classic' && !site.callOnly;
  const icons = isLinked ? serviceIcons(site, services) : [];
  const picture = sectionPicture(site, 'intro');
  return (
    <Section id="intro">
      <div className="grid items-center gap-7 md:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <div className={picture ? undefined : 'alone'}>
          {credential && <p className="eyebrow mb-4">{credential}</p>}
          <h2 id="intro-title" className="title">
            {section.servicesInShort}
          </h2>
          {text && <Texts {...text} className="lead stack-4 mt-6" />}
          {services.length > 0 && (
            <>
              <ul id="intro-services" className="points intro-services">
                {services.map((service, index) => (
                  <li key={index}>
                    {isLinked ? (
                      <a href={serviceHref(site, service)}>
                        {icons[index]}
                        {service.name}
                      </a>
                    ) : (
                      service.name
                    )}
                  </li>
                ))}
              </ul>
              <div className="mt-6">
                <CallToAction
                  site={site}
                  label={action.allServices}
                  href={paths.services}
                  className="btn btn-line"
                />
              </div>
            </>
          )}
        </div>
        <FramedPicture
          src={picture}
          focus={site.focus}
          caption={sectionCaption(site, picture)}
          alt=""
          width={640}
          height={480}
          sizes={
            site.look === 'studio'
              ? '(min-width: 768px) 50vw, 100vw'
              : '(min-width: 1024px) 40rem, (min-width: 768px) 50vw, 100vw'
          }
          className="aspect-2/1 md:aspect-4/3"
        />
      </div>
    </Section>
  );
};
