import {
  ArrowRightIcon, ArrowTopRightOnSquareIcon, Bars3Icon, CalendarDaysIcon, ChatBubbleLeftRightIcon, ChevronDownIcon, ClockIcon, CreditCardIcon, EnvelopeIcon, GlobeAltIcon, HomeIcon,
  MapPinIcon, PhoneIcon, XMarkIcon,
} from '@heroicons/react/24/outline';
import { PlayIcon, StarIcon } from '@heroicons/react/24/solid';
import {
  siFacebook, siGoogle, siHouzz, siInstagram, siNextdoor, siPinterest, siThreads, siThumbtack, siTiktok, siWhatsapp, siX, siYelp, siYoutube,
} from 'simple-icons';

const drawn = {
  arrow: ArrowRightIcon, outside: ArrowTopRightOnSquareIcon, menu: Bars3Icon, calendar: CalendarDaysIcon, chat: ChatBubbleLeftRightIcon, chevron: ChevronDownIcon, clock: ClockIcon,
  card: CreditCardIcon, mail: EnvelopeIcon, link: GlobeAltIcon, home: HomeIcon, pin: MapPinIcon, phone: PhoneIcon, close: XMarkIcon, play: PlayIcon, star: StarIcon,
};

const networks: Record<string, { path: string }> = {
  facebook: siFacebook, google: siGoogle, houzz: siHouzz, instagram: siInstagram, nextdoor: siNextdoor, pinterest: siPinterest, threads: siThreads, thumbtack: siThumbtack, tiktok: siTiktok,
  whatsapp: siWhatsapp, x: siX, yelp: siYelp, youtube: siYoutube,
};

export type IconName = keyof typeof drawn;

/** A small drawing beside words; it is never read out. */
export const Icon = ({ name, className = 'size-5' }: { name: IconName; className?: string }) => {
  const Drawing = drawn[name];
  return <Drawing className={`shrink-0 ${className}`} />;
};

/** A social network's mark, or a globe for one that has none here. */
export const NetworkIcon = ({ network, className = 'size-5' }: { network: string; className?: string }) => {
  const mark = networks[network];
  if (!mark) return <Icon name="link" className={className} />;
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path d={mark.path} />
    </svg>
  );
};
