import { initialOf } from '@/lib/platform/text';

/** In the place of a picture that the record does not have: an initial in the brand's colour. */
export const Plate = ({ name, className }: { name: string; className?: string }) => (
  <div
    aria-hidden="true"
    data-initial={initialOf(name)}
    className={`plate service-picture ${className ?? ''}`}
  />
);
