import { useMutation, useQuery } from '@tanstack/react-query';
import { exportCoupons } from '../../../contract/administration/adminOffers.ts';
import { csvOf } from '../../../domain/csv.ts';
import type { ShopCoupon } from '../../../domain/pricing/shopOffer.ts';
import { promotionMessages } from '../../../i18n/buying/promotion.ts';
import { shopOffersMessages } from '../../../i18n/buying/shopOffers.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { saveFile } from '../../../platform/net/saveFile.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { useFailureText } from '../../../ui/notice/useFailureText.ts';
import { useNow } from '../../../ui/page/useNow.ts';
import { Button, ButtonLink } from '../../../ui/press/Button.tsx';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { useConnection } from '../../../ui/state/useConnection.ts';
import { discountWords } from '../../promotion/discountWords.ts';
import { useSiteSettings } from '../../site/useSite.ts';
import { KeywordSearch } from '../list/KeywordSearch.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { readPage, useSearchInAddress, writePage } from '../list/useSearchInAddress.ts';
import { type CouponSearch, couponsPageSize, couponsQuery, keywordQuery } from './couponQueries.ts';
import { couponRows } from './couponRows.ts';
import { OfferFacts } from './OfferFacts.tsx';

const minuteMs = 60_000;

const spelling = {
  read: (params: URLSearchParams): CouponSearch => ({ keyword: params.get('keyword') ?? '', page: readPage(params) }),
  write: ({ keyword, page }: CouponSearch) => ({ keyword, page: writePage(page) }),
};

/** The coupons; those of a search can be downloaded. */
export function AdminCoupons() {
  const { coupons: texts, failed, needsNetwork } = useMessages(shopOffersMessages);
  const { search, change } = useSearchInAddress(spelling);
  const now = useNow(minuteMs);
  return (
    <ListScreen
      texts={{ ...texts, failed, needsNetwork, empty: search.keyword === '' ? texts.none : texts.empty }}
      query={useQuery(couponsQuery(search))}
      action={
        <div className="row">
          <ButtonLink icon="plus" to={deskLinks.coupon('new')}>
            {texts.add}
          </ButtonLink>
          <ButtonLink kind="outline" to={deskLinks.coupon('codes')}>
            {texts.make}
          </ButtonLink>
        </div>
      }
      search={
        <KeywordSearch texts={texts} keyword={search.keyword} onKeyword={(keyword) => change({ keyword, page: 0 })}>
          <DownloadCoupons keyword={search.keyword} />
        </KeywordSearch>
      }
      paging={{ page: search.page, pageSize: couponsPageSize, texts, onPage: (page) => change({ page }) }}
      listClass="stack stack-3"
      rowClass="leaf"
    >
      {(coupon) => <CouponRow coupon={coupon} now={now} />}
    </ListScreen>
  );
}

function CouponRow({ coupon, now }: { coupon: ShopCoupon; now: number }) {
  const { uses } = useMessages(shopOffersMessages).coupons;
  return (
    <OfferFacts offer={coupon} name={coupon.code} to={deskLinks.coupon(coupon.id)} now={now}>
      <p className="sm mut num">
        {uses(coupon.used, coupon.quantity)}
        {coupon.label !== null && ` · ${coupon.label}`}
      </p>
    </OfferFacts>
  );
}

/** The file of all coupons of a search. */
function DownloadCoupons({ keyword }: { keyword: string }) {
  const { coupons: texts, state: states } = useMessages(shopOffersMessages);
  const { terms } = useMessages(promotionMessages);
  const { currency } = useSiteSettings();
  const failureText = useFailureText();
  const isAway = useConnection() !== 'online';
  const download = useMutation({
    mutationFn: () => callServer(exportCoupons, { query: keywordQuery(keyword) }),
    networkMode: 'always',
    onSuccess: (coupons) => {
      const discountOf = (coupon: ShopCoupon) => discountWords(coupon, currency, terms);
      const rows = couponRows(coupons, { columns: texts.columns, states, discountOf }, Date.now());
      saveFile({ bytes: new TextEncoder().encode(csvOf(rows)), name: texts.fileName }, 'text/csv');
    },
    onError: (failure) => notify({ kind: 'error', title: failureText(failure) }),
  });
  return (
    <div className="adm-beside-field">
      <Button
        kind="outline"
        icon="download"
        busy={download.isPending}
        disabled={isAway}
        onClick={() => download.mutate()}
      >
        {texts.download}
      </Button>
    </div>
  );
}
