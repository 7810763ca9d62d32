import { PaletteButton } from '@/components/islands/palette/palette-button';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icons/icon';
import { OutsideLink } from '@/components/ui/outside-link';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { languageTagOf, messagesOf, type Shown } from '@/lib/site/messages';
import { themeVariables } from '@/lib/site/theme/theme';
import { paths } from '@/lib/site/pages/paths';

const bands = [
  { name: '--main', className: 'bg-main' },
  { name: '--secondary', className: 'bg-secondary' },
  { name: '--tint', className: 'bg-tint' },
  { name: '--button', className: 'bg-button' },
  { name: '--footer', className: 'bg-footer' },
] as const;

/** Each shade once, because a record often gives one colour to several parts of the theme. */
const bandColours = ({ colours }: Pick<Site, 'colours'>) => {
  const shades = themeVariables(colours);
  return bands.filter(
    ({ name }, index) => bands.findIndex((other) => shades[other.name] === shades[name]) === index,
  );
};

type Props = { site: Shown<'branding' | 'colours' | 'headings' | 'widgets'> };

export const Branding = ({ site }: Props) => {
  const { branding } = site;
  if (!branding) return null;
  const { section, action, palette } = messagesOf(site);
  const title = site.headings.branding ?? section.branding;
  return (
    <Section id="branding">
      <div className="card relative grid items-center overflow-hidden sm:grid-cols-2">
        {branding.picture && (
          <div id="branding-picture" className="relative h-full">
            <Picture
              src={branding.picture}
              alt=""
              width={800}
              height={500}
              sizes="(min-width: 1024px) 40rem, (min-width: 640px) 45vw, 5rem"
              className="photo absolute inset-0"
            />
          </div>
        )}
        <div className="p-5 sm:p-8">
          <div id="branding-words" className="contents">
            <div className={branding.picture ? 'pe-24' : undefined}>
              <Heading section="branding" title={title} />
            </div>
            <div
              aria-hidden="true"
              className="mt-5 mb-3 flex h-12 overflow-hidden rounded-xl border border-line"
            >
              {bandColours(site).map(({ name, className }) => (
                <span key={name} className={`grow ${className}`} />
              ))}
            </div>
            {branding.url && (
              <OutsideLink href={branding.url} className="link me-6">
                {action.learnMore(title)}
                <Icon name="outside" className="size-4" />
              </OutsideLink>
            )}
          </div>
          {site.widgets.palette && (
            <p className="mt-3 sm:mt-0 sm:inline-block">
              <PaletteButton language={languageTagOf(site)} href={paths.palette} className="btn btn-line">
                <Icon name="palette" />
                {palette.open}
              </PaletteButton>
            </p>
          )}
        </div>
      </div>
    </Section>
  );
};
