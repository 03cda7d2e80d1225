import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminCoupon, adminCoupons } from '../../../contract/administration/adminOffers.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { administrationKeys } from '../administrationKeys.ts';

export const couponsPageSize = 20;

/** Pages count from 0. */
export type CouponSearch = { readonly keyword: string; readonly page: number };

/** The query of a search as the calls take it. */
export const keywordQuery = (keyword: string) => (keyword === '' ? {} : { keyword });

/** A page of coupons, the newest first. */
export const couponsQuery = ({ keyword, page }: CouponSearch) =>
  queryOptions({
    queryKey: administrationKeys.coupons({ keyword, page }),
    queryFn: ({ signal }) =>
      callServer(
        adminCoupons,
        { query: { ...keywordQuery(keyword), page: page + 1, pageSize: couponsPageSize } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });

export const couponQuery = (couponId: string) =>
  queryOptions({
    queryKey: administrationKeys.coupons({ couponId }),
    queryFn: ({ signal }) => callServer(adminCoupon, { params: { couponId } }, { signal }),
    staleTime: 5_000,
  });
