import { paragraphs, text, type LegalText, type PrivacyFacts } from '@/lib/language/i18n/legal-text';
import { requests } from './requests';

const list = new Intl.ListFormat('en-US');

/** Each sentence describes what the website does: change both together. */
export const privacy = ({
  business,
  asksFor,
  hasPopup,
  keepDays,
  confirms,
  countsVisits,
  measuresSpeed,
  analytics,
  checksForRobots,
  pictureHosts,
  videoHosts,
  hasMaps,
  hasMessageLinks,
  hasChat,
  hasWeather,
  hasReviewLinks,
}: PrivacyFacts): LegalText => ({
  intro: text(
    `This page says what the website of ${business} learns about you, why, and what happens to`,
    `it. In short: nothing that identifies you until you send it yourself, no cookies${analytics ? ' unless you allow them' : ''}, no`,
    'advertising, and nothing sold.',
  ),
  parts: [
    {
      title: requests[asksFor].privacyTitle,
      paragraphs: paragraphs(
        text(
          'The form stores what you fill in: your name, your e-mail address or phone number, and, if',
          'you give them, an address, the service you want, how you would like to be reached, your',
          'message and your photos. With it go the time, the page on which the form stood, the first',
          'page of your visit, the website that linked to it and, if an advertisement brought you',
          'here, the names of that campaign and its number for your click.',
          `${business} uses it to answer you.`,
        ),
        text(
          `Your request is kept in the website's database and passed on to ${business}, through the`,
          'service that takes its requests or by e-mail. It is not sold, and it is given to nobody for',
          'advertising.',
        ),
        text(
          'A request that looks like spam is passed on with a mark that says so. One that was surely sent by',
          'a program is kept for a while, and not passed on. For a day, a code made from the message is kept,',
          'by which the same message to other websites is noticed; the message cannot be read from it.',
        ),
        confirms &&
          text(
            'If you give an e-mail address, one mail that confirms your request is sent there. A code made',
            'from the address is kept for a day, so that nobody is sent many.',
          ),
        text(
          'Photos are drawn anew before they are kept, so where and with what they were taken is',
          'removed from them.',
        ),
        text(
          'Text messages are sent to you only if you tick the box that allows them.',
          'The words you agreed to and the time are kept with your request.',
          'You can take it back at any time by answering STOP.',
        ),
        keepDays === null
          ? text(
              'Requests are kept until they are erased by hand:',
              'no date is set for it. Ask us, and we will erase yours.',
            )
          : text(
              "A request is erased from the website's database",
              `${keepDays === 1 ? 'one day' : `${keepDays} days`} after it was passed on.`,
              'One that could not be passed on is kept until somebody has looked',
              `at it. What ${business} has received by then stays with the business.`,
            ),
      ),
    },
    {
      title: 'In your own browser',
      paragraphs: paragraphs(
        text(
          `This website sets no cookies${analytics ? ' of its own' : ''}. What you type into a form is kept in your browser's own`,
          'storage, so that a reload or a lost connection does not cost you your words.',
          'It is sent to nobody until you send the form; then it is removed.',
        ),
        text(
          'Until you close the tab, your browser also remembers',
          hasPopup ? `that ${requests[asksFor].popup} was shown,` : '',
          countsVisits ? 'that this visit was counted,' : '',
          hasPopup || countsVisits ? 'and' : '',
          'what brought you here: the address of the first page you opened, with what an advertisement',
          'added to it, and the website that linked to it.',
          'It is sent only with the form.',
        ),
      ),
    },
    {
      title: 'What is counted',
      paragraphs: paragraphs(
        countsVisits &&
          text(
            'Visits are counted as one number for the whole website, without a cookie and without your address.',
          ),
        analytics !== null &&
          text(
            `If you allow it, and only then, ${analytics} is loaded and counts which pages you see, that a`,
            'request was sent, and clicks on call, message and map links, but not what you wrote. It',
            'learns your network address and facts about your browser, and may set cookies; its own',
            'privacy policy applies. Your answer is kept in this browser, and you can change it at the',
            'end of this text. If your browser sends Global Privacy Control, nothing is loaded and you',
            'are not asked.',
          ),
        measuresSpeed &&
          text(
            'Of some of the pages that you open, your browser reports how fast they were shown and answered,',
            'with the kind of page and whether you use a phone. Only how often each speed occurred in a day is',
            'kept, for this website as a whole. If your browser sends Global Privacy Control, nothing is measured.',
          ),
        text(
          'Clicks on call and message buttons are counted as numbers for each day and place on the page.',
          'They say nothing about who clicked.',
        ),
        text(
          'Your network address is looked at when something is sent, so that no program can flood the',
          'form or the counters. It is held in memory for an hour at most, and is not stored.',
          'The company that hosts this website may keep technical records of its own.',
        ),
      ),
    },
    {
      title: 'Other companies',
      paragraphs: paragraphs(
        pictureHosts.length > 0
          ? text(
              `Some pictures come straight from ${list.format(pictureHosts)}, so your browser shows your`,
              'network address there. Everything else on a page comes from this website alone.',
            )
          : text(
              'Everything on a page comes from this website alone:',
              'nothing is loaded from another company until you ask for it.',
            ),
        hasMaps &&
          text(
            'A map is loaded from Google when you press its button.',
            'Google then learns your network address and may set cookies;',
            'its own privacy policy applies.',
          ),
        videoHosts.length > 0 &&
          text(
            `A video is loaded from ${list.format(videoHosts)} when you start it, through the player that`,
            'sets the fewest cookies. The policy of that company applies.',
          ),
        hasMessageLinks &&
          text(
            'Links that send us a message open WhatsApp in a new window.',
            'Where the form could not be sent, such a link takes along what you typed.',
            "From there on, WhatsApp's policy applies.",
          ),
        hasChat &&
          'The chat opens WhatsApp in a new window with the words you typed. They are not kept here.',
        hasReviewLinks &&
          'Reviews on other websites are links: those websites learn of you when you follow them.',
        checksForRobots &&
          text(
            'When you begin to fill in the form, Cloudflare Turnstile is loaded to tell people from',
            'programs. Cloudflare learns your network address and facts about your browser for that.',
          ),
        hasWeather &&
          text(
            'The weather is asked for by our server, for the place of the business.',
            'Nothing about you goes with the question.',
          ),
        text(
          'Links to social networks, directories and directions lead to websites with policies of their own.',
        ),
      ),
    },
    {
      title: 'Your choices',
      paragraphs: paragraphs(
        text(
          `To see, correct or erase what you have sent, get in touch with ${business}.`,
          'The ways to do so are on this page.',
        ),
      ),
    },
  ],
});
