import { UseLoginLink } from '../../../components/use-login-link';

/** Where the link of a mail leads. It is used by the button: programs that open links in mails do not use it up. */
const Page = () => (
  <main>
    <h1>Mainstreet</h1>
    <UseLoginLink />
  </main>
);

export default Page;
