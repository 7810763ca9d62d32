/** An e-mail address that breaks after its @ first, and at a hyphen only where that is not enough. */
export const EmailAddress = ({ email }: { email: string }) => {
  const host = email.lastIndexOf('@') + 1;
  return (
    <>
      <span className="inline-block">{email.slice(0, host)}</span>
      <span className="inline-block">{email.slice(host)}</span>
    </>
  );
};
