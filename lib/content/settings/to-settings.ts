import type { Site } from '@/lib/content/record/site';
import { widgetNames } from './settings-fields';
import type { WireRecord } from '@/lib/content/record/wire-record';
import type { Language } from '@/lib/language/i18n';
import { compact } from '@/lib/content/fields/compact';

export const knownWidgets: readonly string[] = Object.values(widgetNames);

/** The weather service knows the United States only. */
export const toWidgets = (entries: WireRecord['simpleWidgets'], country: string): Site['widgets'] => {
  const isOn = (name: string) =>
    compact(entries).some(
      (widget) => widget.val?.toLowerCase() === name.toLowerCase() && widget.activo === true,
    );
  const byName = Object.fromEntries(
    Object.entries(widgetNames).map(([widget, name]) => [widget, isOn(name)]),
  ) as Record<keyof typeof widgetNames, boolean>;
  return {
    ...byName,
    weather: byName.weather && country === 'US',
    reviewsBadge: entries?.[4]?.activo === true,
  };
};

export const languageOf = ({ labels }: WireRecord): Language => {
  const { language, isenglish } = labels?.formLabel ?? {};
  return language ?? (isenglish === false ? 'es' : 'en');
};

type General = NonNullable<WireRecord['labels']>['general'];
type FormLabel = NonNullable<WireRecord['labels']>['formLabel'];

export const toHeadings = (general: General | undefined): Site['headings'] => ({
  map: general?.titleMap ?? null,
  services: general?.titleServices ?? null,
  gallery: general?.titleGallery ?? null,
  reviews: general?.titleReviews ?? null,
  branding: general?.titleBranding ?? null,
});

export const toFormLabels = (labels: FormLabel | undefined): Site['formLabels'] => ({
  firstName: labels?.tname ?? null,
  lastName: labels?.tlname ?? null,
  email: labels?.temail ?? null,
  phone: labels?.tphone ?? null,
  address: labels?.taddress ?? null,
  serviceType: labels?.ttypeservice ?? null,
  bestWay: labels?.tbestway ?? null,
  byPhone: labels?.tcheckphone ?? null,
  byEmail: labels?.tcheckcorreo ?? null,
  message: labels?.tmessage ?? null,
  submit: labels?.tbutton ?? null,
});

export const toColours = (styles: WireRecord['styles']): Site['colours'] => ({
  main: styles?.mainColor ?? null,
  secondary: styles?.secondaryColor ?? null,
  third: styles?.thirdColor ?? null,
  heading: styles?.headingTextColor ?? null,
  paragraph: styles?.paragraphTextColor ?? null,
  footer: styles?.bgFooter ?? null,
  button: styles?.btn ?? null,
  buttonHover: styles?.btnHover ?? null,
  scroll: styles?.scrollColor ?? null,
  mobileMenu: styles?.iconsMenuMovil ?? null,
  overlay: styles?.overlayColor ?? null,
});
