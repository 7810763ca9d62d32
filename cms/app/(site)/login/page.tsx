import { UseLoginLink } from '../../../components/use-login-link';
import { requestLanguage } from '../../../settings/request-language';

/**
 * Where the link of a mail leads. It is used by the button: programs that open links in mails do not use it
 * up.
 */
const Page = async () => (
  <main>
    <h1>Mainstreet</h1>
    <UseLoginLink isSpanish={(await requestLanguage()) === 'es'} />
  </main>
);

export default Page;
