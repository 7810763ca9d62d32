import type { Site } from '@/lib/content';
import { hoursLines } from '@/lib/site/hours-texts';
import { areaText, phonesText, placeTexts, showsArea } from '@/lib/site/area';

/** Above each page on paper alone (print.css): name, address, phones and hours in place of the header. */
export const PrintSheet = ({ site }: { site: Site }) => {
  const area = site.places.length === 0 && showsArea(site) ? areaText(site) : null;
  const lines = [
    area,
    ...site.places.map((place) => placeTexts(place).join(', ')),
    phonesText(site.phones),
    hoursLines(site).join('; '),
  ];
  return (
    <div id="print-sheet">
      <p>{site.name}</p>
      {lines.map((line, index) => line && <p key={index}>{line}</p>)}
    </div>
  );
};
