import clsx from 'clsx';
import { CallToAction } from '@/components/blocks/call-to-action';
import { Heading } from '@/components/ui/heading';
import { FramedPicture } from '@/components/ui/picture';
import { isLong, Texts } from '@/components/ui/paragraphs';
import { Points } from '@/components/ui/points';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { sectionCaption, sectionPicture } from '@/lib/content/record/section-pictures';
import { messagesOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/pages/paths';

export const AboutStory = ({ site, linked = true }: { site: Site; linked?: boolean }) => {
  const { section, action } = messagesOf(site);
  const { text, formatting, points } = site.about.second;
  if (!text && points.length === 0) return null;
  const picture = sectionPicture(site, linked ? 'aboutStory' : 'aboutStoryOfAbout');
  // A text without a picture is drawn as a letter, a short one as a statement.
  const isLetter = !picture && Boolean(text);
  const isStatement = isLetter && !isLong(text);
  const letter = clsx('letter card col-span-full', isStatement ? 'text-center' : 'alone');
  return (
    <Section id="story" tone={isLetter ? 'tint' : 'page'}>
      <div className="grid items-center gap-7 md:grid-cols-2 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <FramedPicture
          src={picture}
          focus={site.focus}
          caption={sectionCaption(site, picture)}
          alt=""
          width={800}
          height={600}
          sizes={
            site.look === 'studio'
              ? '(min-width: 768px) 50vw, 100vw'
              : '(min-width: 1024px) 40rem, (min-width: 768px) 50vw, 100vw'
          }
          className="aspect-2/1 md:aspect-4/3"
        />
        <div className={isLetter ? letter : 'only:col-span-full only:max-w-3xl'}>
          <Heading section="story" title={site.slogans.about ?? section.about} centred={isStatement} />
          <Texts text={text} formatting={formatting} className="stack-4 mt-6" />
          <Points items={points} columns={2} className="mt-6" />
          {isLetter && !isStatement && <p className="signed">{site.name}</p>}
          {linked && !site.callOnly && (
            <div className="mt-6">
              <CallToAction site={site} label={action.aboutUs} href={paths.about} className="btn btn-line" />
            </div>
          )}
        </div>
      </div>
    </Section>
  );
};
