import clsx from 'clsx';
import { Heading } from '@/components/ui/heading';
import { Texts } from '@/components/ui/paragraphs';
import { Side } from '@/components/sections/gallery/before-after-list';
import { FramedPicture } from '@/components/ui/picture';
import { Points } from '@/components/ui/points';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import {
  sectionCaption,
  sectionPictures,
  type SectionWithPictures,
} from '@/lib/content/record/section-pictures';
import { messagesOf } from '@/lib/site/messages';

const sizes = '(min-width: 1024px) 27rem, 50vw';

/** Shape and `sizes` of a picture: of a single picture, of a pair, of a wall. */
const shapeOf = (index: number, count: number): [string, string] => {
  if (count > 2) return ['aspect-square', '(min-width: 1024px) 18rem, 33vw'];
  if (count === 1)
    return [
      'col-span-2 aspect-2/1 md:aspect-4/3',
      '(min-width: 1024px) 36rem, (min-width: 768px) 50vw, 100vw',
    ];
  return [index === 0 ? 'aspect-4/3 sm:aspect-3/4 sm:mb-12' : 'aspect-4/3 sm:aspect-3/4 sm:mt-12', sizes];
};

type Props = {
  site: Site;
  /** Home and About do not show the same pictures. */
  pictures?: SectionWithPictures;
};

export const AboutPoints = ({ site, pictures: shown = 'aboutPoints' }: Props) => {
  const { section } = messagesOf(site);
  const { text, formatting, points } = site.about.first;
  if (!text && points.length === 0) return null;
  const pictures = sectionPictures(site, shown);
  // Home shows the first pair of pictures before and after the work.
  const [change] = shown === 'aboutPoints' ? site.beforeAfter : [];
  const sides = change && [
    { picture: change.before, label: section.before, corner: 'start-3' },
    { picture: change.after, label: section.after, corner: 'end-3' },
  ];
  const hasPictures = (sides ?? pictures).length > 0;
  // On tablets a pair is as wide as the page.
  const isPair = (sides ?? pictures).length === 2;
  // The only text about the business, without pictures and list, is drawn as a letter.
  const isLetter = !hasPictures && points.length === 0 && !site.about.second.text;
  const isWall = pictures.length > 2 && !sides;
  // Above poster's points and its wall of pictures, too, words stand beside their heading.
  const isPoster = site.look === 'poster';
  const isAlone = isLetter || (hasPictures ? isPoster && isWall : isPoster || points.length === 0);
  return (
    <Section id="about">
      <div className={clsx('grid items-center gap-7 lg:grid-cols-2 lg:gap-16', !isPair && 'md:grid-cols-2')}>
        <div className={clsx(isLetter && 'letter card col-span-full', isAlone && 'alone')}>
          <Heading section="about" title={section.aLittleAboutUs} eyebrow={isLetter ? null : site.name} />
          <Texts text={text} formatting={formatting} className="stack-4 mt-6" />
          {hasPictures && <Points items={points} columns={2} className="mt-6" />}
          {isLetter && <p className="signed">{site.name}</p>}
        </div>
        {!hasPictures && !isLetter && <Points items={points} className="closing-words text-heading" />}
        {hasPictures && (
          <div className={isWall ? 'wall grid grid-cols-3 gap-2' : 'grid grid-cols-2 gap-4 sm:gap-6'}>
            {sides
              ? sides.map((side) => (
                  <Side
                    key={side.label}
                    {...side}
                    focus={site.focus}
                    sizes={site.look === 'journal' ? '(min-width: 1024px) 38rem, 50vw' : sizes}
                    className="frame aspect-4/5"
                  />
                ))
              : pictures.map((picture, index) => {
                  const [className, shownSizes] = shapeOf(index, pictures.length);
                  return (
                    <FramedPicture
                      key={picture}
                      src={picture}
                      focus={site.focus}
                      caption={sectionCaption(site, picture)}
                      alt=""
                      width={480}
                      height={640}
                      sizes={isWall && isPoster ? '33vw' : shownSizes}
                      className={className}
                    />
                  );
                })}
            {change && site.captions[change.after] && (
              <p className="col-span-2 text-base">{site.captions[change.after]}</p>
            )}
          </div>
        )}
      </div>
    </Section>
  );
};
