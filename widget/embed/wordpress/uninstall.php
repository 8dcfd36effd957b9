<?php
defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'dhow_booking_product' );
delete_option( 'dhow_booking_storefront' );
