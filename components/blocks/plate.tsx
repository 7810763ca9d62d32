import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { Site } from '@/lib/content';
import { pictureOf } from '@/lib/content/record/choose-picture';
import { initialOf } from '@/lib/platform/text';
import { plateArt, plateBox, plateFit, streetArt } from '@/lib/site/pictures/plate-art';
import { drawingOf } from '@/lib/site/pictures/trade-icon';
import { saidTrade } from '@/lib/site/seo/business-type';

/** Variables of the stylesheets, which set them for the plate's background. */
const colours = { faint: 'var(--faint)', strong: 'var(--strong)', accent: 'var(--accent)' };

const drawingFor = (site: Site, name: string) =>
  drawingOf({ ...site, trade: saidTrade(site) }, name === site.name ? undefined : name);

const plateDrawing = (site: Site, name: string) => {
  const drawing = drawingFor(site, name);
  const first = site.services.find((service) => drawingFor(site, service.name) === drawing);
  const isOfService = site.services.some((service) => service.name === name);
  // Cards are next to each other: they do not repeat a drawing. Beside photographs an initial would look
  // like a missing one.
  const isRepeated = isOfService && first?.name !== name;
  return isRepeated && !site.services.some(pictureOf) ? null : drawing;
};

type Props = {
  site: Site;
  /** The subject of the missing photograph: the business by default. */
  name?: string | undefined;
  id?: string | undefined;
  /** The id of another plate of this page whose drawing is repeated. */
  like?: string | undefined;
  className?: string;
};

/** In the place of a photograph that the record does not have. The stylesheet draws `data-initial`. */
export const Plate = ({ site, name = site.name, id, like, className }: Props) => {
  const drawing = plateDrawing(site, name);
  const kind = Math.max(
    0,
    site.services.findIndex((service) => service.name === name),
  );
  const own = () =>
    id
      ? streetArt({ ...colours, seed: name })
      : plateArt(site.look, { ...colours, drawing, seed: name, kind });
  const art = like ? `<use href="#${like}-art"/>` : own();
  const hasInitial = !id && !like && !drawing;
  return (
    <div
      id={id}
      aria-hidden="true"
      className={clsx('plate', className)}
      data-initial={hasInitial ? initialOf(name) : undefined}
    >
      <svg
        id={id && `${id}-art`}
        {...plateBox}
        preserveAspectRatio={plateFit(id || like ? null : site.look)}
        dangerouslySetInnerHTML={{ __html: art }}
      />
    </div>
  );
};

/** A drawing stands for a missing picture of a service; journal has numbers, poster large words. */
export const drawsServices = ({ look }: Site) => look === 'classic' || look === 'studio';

/** Small, beside the names of services; none where two would be the same, or one has none. */
export const serviceIcons = (site: Site, services: readonly { name: string }[]): ReactNode[] => {
  const drawings = services.map(({ name }) => drawingFor(site, name));
  if (new Set(drawings).size < drawings.length) return [];
  return drawings.every((drawing) => drawing !== null)
    ? drawings.map((drawing) => (
        <svg key={drawing} aria-hidden="true" viewBox="0 0 24 24" fill="currentColor">
          <path fillRule="evenodd" d={drawing} />
        </svg>
      ))
    : [];
};

type PhotoProps = Omit<ComponentProps<typeof Picture>, 'alt' | 'focus'> & {
  site: Pick<Site, 'focus'>;
  alt?: string;
};

/** A photograph that fills its place. */
export const Photo = ({ site, alt = '', ...picture }: PhotoProps) => (
  <Picture focus={site.focus} alt={alt} className="photo" {...picture} />
);

type OpeningProps = Omit<PhotoProps, 'src' | 'site'> & {
  site: Site;
  src: string | null | undefined;
  name?: string;
};

const BARE = '(min-width: 90.1rem) 60rem, (min-width: 48rem) 45rem, 1px';
/** `sizes` of a page header's picture. With `vw`, phones that do not show it would load no small file. */
export const headerSizes = (usual: string, isBare = false) => (isBare ? BARE : usual);

/** What opens a page: a photograph, else a plate. */
export const OpeningPicture = ({ src, name, ...photo }: OpeningProps) =>
  src ? <Photo src={src} opening {...photo} /> : <Plate site={photo.site} name={name} />;
