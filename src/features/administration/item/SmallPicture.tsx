import { Picture } from '../../../ui/show/Picture.tsx';

/** A picture beside text that describes it, so decorative. */
export const SmallPicture = ({ url, missing }: { url: string | null; missing: string }) => (
  <Picture
    className="adm-picture"
    src={url}
    alt=""
    width={3}
    height={2}
    sizes={{ whole: '240px' }}
    fallback={<span className="no-pic sm">{missing}</span>}
  />
);
